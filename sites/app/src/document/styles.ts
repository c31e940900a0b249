import '@glow/kit/fonts.css';
import '@glow/widgets/styles.css';
import './site.css';
