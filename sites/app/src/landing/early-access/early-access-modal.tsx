import { SESSION_STORAGE_KEYS } from '@glow/api';
import { sessionStore } from '@glow/kit/storage';
import { EarlyAccess } from '@glow/widgets';
import { useState } from 'react';
import { API_BASE } from '#document/api-base.ts';
import { useSignedInUser } from '#session/use-signed-in-user.ts';
import { untilAutoOpenMs } from './use-arrival.ts';

export interface EarlyAccessModalProps {
  readonly open: boolean;
  /** On the clock of `performance.now()`. */
  readonly arrivedAtMs: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const KEY = SESSION_STORAGE_KEYS.modalClosed;
const rememberClosed = () => void sessionStore.write(KEY, 'true');

/**
 * The widget in the site; it opens by itself five seconds after arrival, however late its script came, but not for
 * those who have an account, nor in a tab where it was closed or joined (INTERFACE section 4).
 */
export function EarlyAccessModal({ open, arrivedAtMs, onOpen, onClose }: EarlyAccessModalProps) {
  const isVisitor = useSignedInUser() === undefined;
  const [untilOpenMs] = useState(() =>
    sessionStore.read(KEY) === null ? untilAutoOpenMs(arrivedAtMs, performance.now()) : undefined,
  );
  return (
    <EarlyAccess
      apiBase={API_BASE}
      autoOpenMs={isVisitor ? untilOpenMs : undefined}
      open={open}
      onOpen={onOpen}
      onSuccess={rememberClosed}
      onClose={() => {
        rememberClosed();
        onClose();
      }}
    />
  );
}
