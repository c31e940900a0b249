import { threadsHere } from '@glow/stylist/render';
import type { AppDependencies } from './app.ts';
import { startDrawer } from './catalogue/drawing-queue/drawer.ts';
import { openStylistPictures } from './catalogue/pictures/stylist-pictures.ts';
import { apiDocument } from './features/api-docs/index.ts';
import { healthPlugin } from './features/health/index.ts';
import { createApp } from './infra/http/create-app.ts';
import { allowedMethods, methodNotAllowed } from './infra/http/method-not-allowed.ts';
import { addressOf, closeInTime, listen, type RunningServer } from './running-server.ts';

type DrawingDependencies = Pick<AppDependencies, 'config' | 'clock' | 'log' | 'metrics' | 'db' | 'blobs'> & {
  /** Closes the blobs. */
  close(): void;
};

/** Starts a process that only draws: it answers its operator, and takes pictures from the queue. */
export async function startDrawing(dependencies: DrawingDependencies): Promise<RunningServer> {
  const { config, db, log } = dependencies;
  const app = await createApp(dependencies);
  await app.register(apiDocument);
  await app.register(allowedMethods);
  await app.register(healthPlugin, dependencies);
  await app.register(methodNotAllowed);
  await app.ready();
  await listen(app, config);
  const pictures = openStylistPictures();
  const drawer = startDrawer({ ...dependencies, pictures }, threadsHere());
  const stop = async () => {
    await closeInTime(app);
    await drawer.close();
    await pictures.close();
    dependencies.close();
    await db.close();
  };
  return { address: addressOf(config, app), log, stop };
}
