import { endOtherSessions } from '@glow/api/client';
import { Form } from '#forms/form.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { authorised } from '#session/authorised.ts';
import { SECURITY_TEXTS } from './security.messages.ts';

interface EndOtherSessionsProps {
  /** How many there are. */
  readonly others: number;
  readonly onEnded: () => void;
}

/** Ends every session but this one; gone where there is no other, once that was said. */
export function EndOtherSessions({ others, onEnded }: EndOtherSessionsProps) {
  const form = useForm<never>({
    names: [],
    check: () => undefined,
    async send(_, signal) {
      await authorised((api) => endOtherSessions(api, { signal }));
      onEnded();
      return SECURITY_TEXTS.ended;
    },
    explain: (error) => serverFailure(error, SECURITY_TEXTS.notEnded),
  });
  if (others === 0 && form.state.status === 'ready') return null;
  return (
    <Form form={form} submit={SECURITY_TEXTS.endOthers} sending={SECURITY_TEXTS.ending} variant="quiet">
      {null}
    </Form>
  );
}
