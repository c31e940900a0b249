import { join } from 'node:path';
import { ADMINISTRATOR, signInAdministrator } from '../packages/server/test/acting-administrator.ts';
import { startServerProcess } from '../packages/server/test/server-process.ts';
import { copyOf, countOf, nothingAcknowledged } from './kill/acknowledged.ts';
import { findLost } from './kill/lost-rows.ts';
import { actUntilGone, picturesOf } from './kill/people.ts';
import { makeDiskImage } from './measure/disk-image.ts';

// Cuts the power eight times in the middle of joins, sign-ups, saves, uploads and deletions: what the disk holds at that
// moment is mounted anew, and all that was acknowledged until then is looked for. Takes root on Linux.

const CUTS = 8;
const YES_BEFORE_CUT = 400;

for (let cut = 1; cut <= CUTS; cut += 1) {
  const disk = await makeDiskImage();
  const data = join(disk.folder, 'glow');
  const server = await startServerProcess({
    GLOW_DATA_DIR: data,
    GLOW_TRUST_PROXY: '1',
    GLOW_ADMIN_EMAIL: ADMINISTRATOR.email,
    GLOW_ADMIN_PASSWORD: ADMINISTRATOR.password,
  });
  const acknowledged = nothingAcknowledged();
  const { promise: enough, resolve: stop } = Promise.withResolvers<void>();
  const acting = actUntilGone({
    server,
    pictures: await picturesOf(server),
    administrator: { access: await signInAdministrator(server), firstImage: 1 },
    firstPerson: 1,
    acknowledged,
    onYes(count) {
      if (count >= YES_BEFORE_CUT + cut * 37) stop();
    },
  });
  await enough;
  const known = copyOf(acknowledged);
  server.kill('SIGSTOP');
  const after = await disk.cut();
  server.kill('SIGKILL');
  await server.ended;
  await acting;
  const dataFolder = join(after.folder, 'glow');
  const config = { kind: 'sqlite', file: join(dataFolder, 'glow.sqlite') } as const;
  const lost = await findLost({ config, dataFolder }, known);
  for (const what of lost.slice(0, 5)) console.log(`  lost: ${what}`);
  console.log(`Cut ${cut}: of ${countOf(known)} acknowledged, ${lost.length} lost`);
  if (lost.length > 0) process.exitCode = 1;
  await after.drop();
  await disk.drop();
}
