import { fetchPersonalData } from '@glow/api/client';
import { Form } from '#forms/form.tsx';
import { serverFailure } from '#forms/server-failure.ts';
import { useForm } from '#forms/use-form.ts';
import { authorised } from '#session/authorised.ts';
import { SETTINGS_TEXTS } from './settings.messages.ts';

const TEXTS = SETTINGS_TEXTS.data;

function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser takes the bytes after this task.
  setTimeout(() => URL.revokeObjectURL(href));
}

export function DownloadData() {
  const form = useForm<never>({
    names: [],
    check: () => undefined,
    async send(_, signal) {
      saveFile(await authorised((api) => fetchPersonalData(api, { signal })), TEXTS.file);
      return TEXTS.done;
    },
    explain: (error) => serverFailure(error, TEXTS.failed),
  });
  return (
    <Form form={form} submit={TEXTS.submit} sending={TEXTS.loading} variant="quiet">
      <p>{TEXTS.text}</p>
    </Form>
  );
}
