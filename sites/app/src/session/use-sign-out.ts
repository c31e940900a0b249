import { useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { clearSignedInUser } from './signed-in-user.ts';

/** Clears the user and goes home (spec section 4). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    clearSignedInUser();
    navigate(ROUTES.landing);
  };
}
