import type { FastifyInstance } from 'fastify';
import { erasePerson, registerAccounts } from './features/accounts/index.ts';
import { registerAdministration } from './features/administration/index.ts';
import { addApiDocument, registerApiDocs } from './features/api-docs/index.ts';
import { registerEarlyAccess } from './features/early-access/index.ts';
import { registerEmbed } from './features/embed/index.ts';
import { registerInstantOutfits } from './features/instant-outfits/index.ts';
import { registerMedia } from './features/media/index.ts';
import { registerOperations } from './features/operations/index.ts';
import { registerPages } from './features/pages/index.ts';
import { registerQuiz } from './features/quiz/index.ts';
import { keptByWardrobes, registerWardrobe } from './features/wardrobe/index.ts';
import type { Dependencies } from './platform/dependencies.ts';
import { createApp } from './platform/http/create-app.ts';
import { collectMethods } from './platform/http/method-not-allowed.ts';

/** The whole server, ready to listen or to be asked through `inject`. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const app = await createApp(dependencies);
  await addApiDocument(app);
  const answerOtherMethods = collectMethods(app);

  registerOperations(app, dependencies);
  await registerEarlyAccess(app, dependencies);
  await registerInstantOutfits(app, dependencies);
  await registerQuiz(app, dependencies, { keptBy: [keptByWardrobes] });
  registerAccounts(app, dependencies);
  registerWardrobe(app, dependencies);
  await registerAdministration(app, dependencies, {
    erasePerson: (address, byAccountId) => erasePerson(dependencies, address, byAccountId),
  });
  registerMedia(app, dependencies);
  await registerEmbed(app, dependencies);
  registerApiDocs(app);
  await registerPages(app, dependencies);

  answerOtherMethods();
  await app.ready();
  return app;
}
