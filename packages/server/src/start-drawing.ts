import { threadsHere } from '@glow/stylist/render';
import type { AppDependencies } from './app.ts';
import { startDrawer } from './catalogue/drawing-queue/drawer.ts';
import { paintPictures } from './catalogue/pictures/painted-pictures.ts';
import { openStylistPictures } from './catalogue/pictures/stylist-pictures.ts';
import { apiDocument } from './features/api-docs/index.ts';
import { healthPlugin } from './features/health/index.ts';
import { createApp } from './infra/http/create-app.ts';
import { allowedMethods, methodNotAllowed } from './infra/http/method-not-allowed.ts';
import { addressOf, closeInTime, listen, type RunningServer } from './running-server.ts';

interface DrawingDependencies
  extends Pick<
    AppDependencies,
    'config' | 'clock' | 'log' | 'metrics' | 'db' | 'blobs' | 'models' | 'counters'
  > {
  /** Closes the blobs, and what telemetry there is. */
  close(): Promise<void>;
}

/** Starts a process that only draws: it answers its operator, and takes pictures from the queue. */
export async function startDrawing(dependencies: DrawingDependencies): Promise<RunningServer> {
  const { config, db, log, models } = dependencies;
  const app = await createApp(dependencies);
  await app.register(apiDocument);
  await app.register(allowedMethods);
  await app.register(healthPlugin, dependencies);
  await app.register(methodNotAllowed);
  await app.ready();
  await listen(app, config);
  const pictures = paintPictures({ ...dependencies, drawings: openStylistPictures(), model: models.image });
  const drawer = startDrawer({ ...dependencies, pictures }, threadsHere());
  const stop = async () => {
    await closeInTime(app);
    await drawer.close();
    await pictures.close();
    await db.close();
    await dependencies.close();
  };
  return { address: addressOf(config, app), log, stop };
}
