import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PageChange } from './document/page-change.tsx';
import { HydrationRegion } from './hydration/hydration-region.tsx';
import { ComingSoon } from './routes/coming-soon/coming-soon.tsx';
import { NotFound } from './routes/not-found/not-found.tsx';
import { ROUTES } from './routes/route-table.ts';
import { Footer } from './shell/footer/footer.tsx';
import { TopBar } from './shell/top-bar/top-bar.tsx';

const Landing = lazy(async () => ({ default: (await import('./landing/landing.tsx')).Landing }));

/** Every address of the site, in the shell that all share. */
export function App() {
  return (
    <HydrationRegion className="site">
      <PageChange />
      <TopBar />
      <Suspense>
        <Routes>
          <Route path={ROUTES.landing} element={<Landing />} />
          <Route path={ROUTES.styleDiscovery} element={<ComingSoon route="styleDiscovery" />} />
          <Route path={ROUTES.outfitSwipe} element={<ComingSoon route="outfitSwipe" />} />
          <Route path={ROUTES.curated} element={<ComingSoon route="curated" />} />
          <Route path={ROUTES.wardrobe} element={<ComingSoon route="wardrobe" />} />
          <Route path={ROUTES.login} element={<ComingSoon route="login" />} />
          <Route path={ROUTES.signup} element={<ComingSoon route="signup" />} />
          <Route path={ROUTES.profile} element={<ComingSoon route="profile" />} />
          <Route path={ROUTES.admin} element={<ComingSoon route="admin" />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      <Footer />
    </HydrationRegion>
  );
}
