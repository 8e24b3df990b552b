/** Seeds for a test over the whole bank: the first `few` at each run, all in `npm run test:thorough`, which sets THOROUGH. */
export const seedsOf = (name: string, { few, many }: { readonly few: number; readonly many: number }) =>
  Array.from({ length: process.env.THOROUGH ? many : few }, (_, index) => `${name}-${index}`)
