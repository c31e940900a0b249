import '@glow/kit/tokens.css';
import '@glow/kit/fonts.css';
import '@glow/kit/button.css';
import './site.css';
