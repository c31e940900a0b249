export default defineNuxtConfig({
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('glow-') } },
  typescript: { strict: true, tsConfig: { compilerOptions: { skipLibCheck: true } } },
});
