/** Checks all content: see check-content.ts, which runs as one file. */
import { bundled } from './bundled'

await import(await bundled('check-content'))
