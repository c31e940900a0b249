import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/** Typing has to rest this long, so that a screen reader is not told of every letter. */
const ADVICE_DELAY_MS = 400;

export type AdviceRules = typeof import('./advice-rules.ts');

let loading: Promise<AdviceRules> | undefined;

function loadRules(): Promise<AdviceRules> {
  loading ??= import('./advice-rules.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

export interface Advised<Advice> {
  readonly advice: Advice | undefined;
  /** For the control. */
  readonly control: {
    readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
  };
}

/**
 * Advises on what stands in a control, once typing rests. The rules are loaded when the control gets the focus;
 * where they do not come, there is no advice.
 */
export function useAdvice<Advice>(
  advise: (rules: AdviceRules, control: HTMLInputElement) => Advice | undefined,
): Advised<Advice> {
  const [advice, setAdvice] = useState<Advice>();
  const waitingRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop() {
    clearTimeout(waitingRef.current);
    waitingRef.current = undefined;
  }

  useEffect(() => stop, []);

  function adviseLater(control: HTMLInputElement) {
    stop();
    const waiting = setTimeout(async () => {
      const rules = await loadRules().catch(() => undefined);
      if (rules && waitingRef.current === waiting) setAdvice(advise(rules, control));
    }, ADVICE_DELAY_MS);
    waitingRef.current = waiting;
  }

  return {
    advice,
    control: {
      onFocus({ currentTarget }) {
        loadRules().catch(() => undefined);
        const forget = () => {
          stop();
          setAdvice(undefined);
        };
        currentTarget.form?.addEventListener('reset', forget, { once: true });
      },
      onInput: ({ currentTarget }) => adviseLater(currentTarget),
    },
  };
}
