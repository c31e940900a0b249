import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SiteRouter } from './document/site-router.tsx';
import './document/styles.css';

const app = (
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>
);

const root = document.getElementById('root');
if (root?.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
else if (root) createRoot(root).render(app);
