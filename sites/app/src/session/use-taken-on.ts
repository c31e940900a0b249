import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ROUTES } from '../routes/route-table.ts';
import { takeOrigin } from './sign-in-origin.ts';
import { readSignedInUser } from './signed-in-user.ts';

/** Leads on whoever opens a form for visitors and is signed in: to where signing in was asked for, else to /profile. */
export function useTakenOn(): void {
  const navigate = useNavigate();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && readSignedInUser()) navigate(takeOrigin() ?? ROUTES.profile, { replace: true });
    isFirst.current = false;
  }, [navigate]);
}
