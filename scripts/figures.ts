/** Looks at the figures of the problem bank in a browser: npm run figures -- [--seeds 50] [--topic circles] [--template ID] */
import { bundled } from './bundled'

await import(await bundled('check-figures'))
