import type { Session } from '@glow/api';
import type { ServerProcess } from './server-process.ts';
import { plainPng } from './test-png.ts';

/** Put into the settings of a server, and signed in with. */
export const ADMINISTRATOR = { email: 'admin@example.com', password: 'Velvet-Otter-12' };

export interface AcknowledgedImages {
  /** Names of uploaded images whose deletion was not asked for. */
  readonly uploads: Set<string>;
  /** Names of images that were deleted. */
  readonly deletions: Set<string>;
}

export interface Administrator {
  readonly access: string;
  /** Of uploads, so that no two rounds have a name in common. */
  readonly firstImage: number;
}

export async function signInAdministrator({ address }: ServerProcess): Promise<string> {
  const answer = await fetch(`${address}/api/login_mongo/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  return ((await answer.json()) as Session).access;
}

interface Work {
  readonly server: ServerProcess;
  readonly administrator: Administrator;
  readonly acknowledged: AcknowledgedImages;
  readonly onYes: () => void;
}

/** Every third image is deleted again. */
const DELETED_EVERY = 3;

/** Uploads images and deletes some of them, one after the other, until the server is gone. */
export async function actAsAdministrator({
  server,
  administrator: { access, firstImage },
  acknowledged: { uploads, deletions },
  onYes,
}: Work): Promise<void> {
  const png = await plainPng(60, 80);
  const call = async (path: string, init: RequestInit, image: number) => {
    const client = `10.200.${(image >> 8) & 255}.${image & 255}`;
    const headers = { authorization: `Bearer ${access}`, 'x-forwarded-for': client };
    const answer = await fetch(server.address + path, { ...init, headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  };
  try {
    for (let image = firstImage; ; image += 1) {
      const name = `Image ${image}`;
      const body = new FormData();
      body.append('filename', name);
      body.append('tags', 'Casual, Pear, Hot');
      body.append('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'image.png');
      await call('/api/admin/images/upload/', { method: 'POST', body }, image);
      uploads.add(name);
      onYes();
      if (image % DELETED_EVERY !== 0) continue;
      // Between the question and its answer, either outcome is right.
      uploads.delete(name);
      const path = `/api/admin/images/delete/${encodeURIComponent(`${name}.png`)}/`;
      await call(path, { method: 'DELETE' }, image);
      deletions.add(name);
      onYes();
    }
  } catch (error) {
    if (error instanceof Error && /answered 4/.test(error.message)) throw error;
  }
}
