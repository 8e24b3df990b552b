/** Looks at the figures of the problem bank in a browser: npm run figures -- [--seeds 50] [--topic circles] [--template ID]; with --page it writes one page of all figures of the lessons. */
import { bundled } from './bundled'

await import(await bundled(process.argv.includes('--page') ? 'figure-page' : 'check-figures'))
