/** Speeds as ratios, because machines are shared: npm run bench -- answers, -- hostile, -- problems. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  answers: () => import('./bench/answers'),
  hostile: () => import('./bench/hostile'),
  problems: () => import('./bench/problems'),
}

const [chosen = ''] = process.argv.slice(2)
const bench = benches[chosen]
if (bench) await bench()
else {
  console.error(`Name a bench: npm run bench -- answers\nBenches: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
export {}
