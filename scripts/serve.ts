/**
 * Serves the built site as a CDN would, with compression. From the environment: PORT (3000), BASE_PATH (none), and HOST, the address that it
 * listens at: this machine alone, unless told otherwise (HOST=0.0.0.0 lets the phones of the same network in).
 */
import { existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { siteServer } from './hosting/site-server'

const site = resolve('out')
const port = Number(process.env.PORT ?? '3000')
const host = process.env.HOST ?? '127.0.0.1'
const basePath = process.env.BASE_PATH ?? ''

if (!existsSync(join(site, 'index.html'))) {
  console.error('There is no built site in out/. Run "npm run build" first, or "npm start" for both.')
  process.exit(1)
}
const server = siteServer(underBasePath(), basePath)
server.once('error', (error) => {
  console.error(
    'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`
      : `The site cannot be served at ${host}, port ${port}: ${error.message}`,
  )
  process.exit(1)
})
server.listen(port, host, () => {
  console.log(`The site is at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}${basePath}/`)
})

/** A folder to serve in which the site lies at the base path. */
function underBasePath(): string {
  if (!basePath) return site
  const root = mkdtempSync(join(tmpdir(), 'site-'))
  const place = join(root, basePath)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(site, place)
  return root
}
