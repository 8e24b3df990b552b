/** Checks all content: see check-content.ts, which runs as one file, and not in here: tsx would read all of it once more. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { bundled } from './bundled'

const file = fileURLToPath(await bundled('check-content', { whole: true }))
// much is made and thrown away: a larger place for what is new saves a tenth of the time
const { status } = spawnSync(process.execPath, ['--max-semi-space-size=64', file], { stdio: 'inherit' })
process.exitCode = status ?? 1
