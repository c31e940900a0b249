import './register/glow-curated-grid.ts';
import './register/glow-early-access.ts';
import './register/glow-instant-style.ts';
import './register/glow-style-quiz.ts';
import './register/glow-swipe-deck.ts';
