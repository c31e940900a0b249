import { Route, Routes, useLocation } from 'react-router';
import { PageChange } from './document/page-change.tsx';
import { HydrationRegion } from './hydration/hydration-region.tsx';
import { sheetAt } from './look/sheets.ts';
import { NotFound } from './routes/not-found/not-found.tsx';
import { PagesInTurn } from './routes/pages-in-turn.tsx';
import { RouteBoundary } from './routes/route-boundary/route-boundary.tsx';
import { routePage } from './routes/route-page.tsx';
import { ROUTES } from './routes/route-table.ts';
import { KeptLookToast } from './saving/kept-look-toast.tsx';
import { RecoveryCodeGate } from './session/recovery-code/recovery-code-gate.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { TopBar } from './shell/top-bar/top-bar.tsx';

const Landing = routePage('landing', async () => (await import('./landing/landing.tsx')).Landing);
const StyleDiscovery = routePage(
  'styleDiscovery',
  async () => (await import('./style-discovery/style-discovery.tsx')).StyleDiscovery,
);
const OutfitSwipe = routePage(
  'outfitSwipe',
  async () => (await import('./outfit-swipe/outfit-swipe.tsx')).OutfitSwipe,
);
const Curated = routePage('curated', async () => (await import('./curated/curated.tsx')).Curated);
const StyleFormula = routePage(
  'styleFormula',
  async () => (await import('./style-formula/style-formula.tsx')).StyleFormula,
);
const Admin = routePage('admin', async () => (await import('./admin/admin.tsx')).Admin);
const Login = routePage('login', async () => (await import('./login/login.tsx')).Login);
const Signup = routePage('signup', async () => (await import('./signup/signup.tsx')).Signup);
const Profile = routePage('profile', async () => (await import('./profile/profile.tsx')).Profile);
const Wardrobe = routePage('wardrobe', async () => (await import('./wardrobe/wardrobe.tsx')).Wardrobe);
const Privacy = routePage('privacy', async () => (await import('./legal/privacy.tsx')).Privacy);
const Look = routePage('look', async () => (await import('./look/look.tsx')).Look);
const Terms = routePage('terms', async () => (await import('./legal/terms.tsx')).Terms);

/** Renders every address of the site, in the shell that all share; a look that was opened from a page, over it. */
export function App() {
  const location = useLocation();
  const sheet = sheetAt(location);
  return (
    <HydrationRegion className="site">
      <PageChange />
      <TopBar />
      <RecoveryCodeGate>
        <RouteBoundary>
          <PagesInTurn location={sheet?.over ?? location}>
            {(location) => (
              <Routes location={location}>
                <Route path={ROUTES.landing} element={<Landing />} />
                <Route path={ROUTES.styleDiscovery} element={<StyleDiscovery />} />
                <Route path={ROUTES.outfitSwipe} element={<OutfitSwipe />} />
                <Route path={ROUTES.curated} element={<Curated />} />
                <Route path={ROUTES.styleFormula} element={<StyleFormula />} />
                <Route path={ROUTES.wardrobe} element={<Wardrobe />} />
                <Route path={ROUTES.login} element={<Login />} />
                <Route path={ROUTES.signup} element={<Signup />} />
                <Route path={ROUTES.profile} element={<Profile />} />
                <Route path={ROUTES.admin} element={<Admin />} />
                <Route path={ROUTES.privacy} element={<Privacy />} />
                <Route path={ROUTES.terms} element={<Terms />} />
                <Route path={`${ROUTES.look}/:key?`} element={<Look />} />
                <Route path="*" element={<NotFound />} />
              </Routes>
            )}
          </PagesInTurn>
          {sheet && <Look />}
        </RouteBoundary>
        <KeptLookToast />
      </RecoveryCodeGate>
      <Footer />
    </HydrationRegion>
  );
}
