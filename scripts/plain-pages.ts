/** Writes the lessons and papers as pages without scripts into the built site. Runs after "next build". */
import { bundled } from './bundled'

await import(await bundled('plain-pages/write'))
