/** Serves the built site as a CDN would, with compression: PORT (3000) and BASE_PATH (none) are read from the environment. */
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { run } from './run'

const site = resolve('out')
const port = process.env.PORT ?? '3000'
const basePath = process.env.BASE_PATH ?? ''

if (!existsSync(join(site, 'index.html'))) {
  console.error('There is no built site in out/. Run "npm run build" first, or "npm start" for both.')
  process.exit(1)
}
if (!(await isFree(Number(port)))) {
  console.error(`Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`)
  process.exit(1)
}
if (basePath) console.log(`The site is at http://localhost:${port}${basePath}/`)
process.exit(
  await run('npx', [
    'serve',
    underBasePath(),
    '--listen',
    port,
    '--config',
    resolve('serve.json'),
    '--symlinks',
    '--no-request-logging',
  ]),
)

function isFree(number: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(number, () => probe.close(() => resolve(true)))
  })
}

/** A folder to serve in which the site lies at the base path. */
function underBasePath(): string {
  if (!basePath) return site
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const place = join(root, basePath)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(site, place)
  return root
}
