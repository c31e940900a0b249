import { EarlyAccess } from '@glow/widgets';
import { useState } from 'react';
import { API_BASE } from '#document/api-base.ts';
import { untilAutoOpenMs } from './use-arrival.ts';

export interface EarlyAccessModalProps {
  readonly open: boolean;
  /** On the clock of `performance.now()`. */
  readonly arrivedAtMs: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The widget in the site; it opens by itself five seconds after arrival, however late its script came. */
export function EarlyAccessModal({ open, arrivedAtMs, onOpen, onClose }: EarlyAccessModalProps) {
  const [autoOpenMs] = useState(() => untilAutoOpenMs(arrivedAtMs, performance.now()));
  return (
    <EarlyAccess apiBase={API_BASE} autoOpenMs={autoOpenMs} open={open} onOpen={onOpen} onClose={onClose} />
  );
}
