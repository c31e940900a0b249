import './register/glow-early-access.ts';
import './register/glow-instant-style.ts';
