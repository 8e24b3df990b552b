/** Looks at the figures of the problem bank in a browser: npm run figures -- [--seeds 50] [--topic circles] [--template ID]; with --page it writes one page of all figures of the lessons. */
import { existsSync } from 'node:fs'
import { bundled } from './bundled'

if (process.argv.includes('--page') && !existsSync('out/_next')) {
  console.error('The page of figures takes the styles of the built site: run "npm run build" first.')
  process.exit(1)
}
await import(await bundled(process.argv.includes('--page') ? 'figure-page' : 'check-figures'))
