/** For editors: live content, with every mistake on the page and in the terminal. See desk.ts, which runs as one file. */
import { bundled } from './bundled'

await import(await bundled('desk'))
