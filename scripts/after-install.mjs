/**
 * Behind "npm ci": looks through the content once, so that the first "npm run content" of an editor looks only at what was changed since.
 * What it finds is said there, and nothing here; where it cannot run nothing is lost.
 */
import { spawnSync } from 'node:child_process'

spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts'], { stdio: 'ignore' })
