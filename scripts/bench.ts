/** Speeds as ratios, because machines are shared: npm run bench -- actions, -- answers, -- assistant, -- content, -- first-view, -- hostile, -- problems. */
import { bundled } from './bundled'

const benches = ['actions', 'answers', 'assistant', 'content', 'first-view', 'hostile', 'problems']

const [chosen = ''] = process.argv.slice(2)
// One file, as the browser gets it: run by tsx, every function would be named anew each time it is made, which the site does not do.
if (benches.includes(chosen)) await import(await bundled(`bench/${chosen}`))
else {
  console.error(`Name a bench: npm run bench -- answers\nBenches: ${benches.join(', ')}`)
  process.exitCode = 1
}
