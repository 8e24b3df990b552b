import { symlinkSync, mkdtempSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ask, madeUpSite, script } from './made-up-site'
import { headersOf } from '@/scripts/hosting/headers'
import { siteServer } from '@/scripts/hosting/site-server'

const portOf = (server: Server): number => {
  const bound = server.address()
  return typeof bound === 'object' && bound ? bound.port : 0
}

async function listening(folder: string, basePath = ''): Promise<Server> {
  const server = siteServer(folder, basePath)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

describe('the server of "npm run serve"', () => {
  let server: Server
  beforeAll(async () => {
    server = await listening(madeUpSite())
  })
  afterAll(() => new Promise((done) => server.close(done)))
  const get = (path: string, accept?: string) => ask(portOf(server), path, accept)

  test.each(['/%00', '/teach/%00', '/%', '/%zz', '/%E0%A4%A'])('%s names no file: 400', async (path) => {
    expect((await get(path)).status).toBe(400)
  })

  test.each(['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json'])(
    '%s does not leave the folder',
    async (path) => {
      expect([400, 404]).toContain((await get(path)).status)
    },
  )

  test.each([
    ['/accepted-answers.html?from=app&x=1', '/accepted-answers?from=app&x=1'],
    ['/index.html?tab=learn', '/index?tab=learn'],
    ['/teach/index.html?set=abc', '/teach/index?set=abc'],
  ])('a redirect keeps what follows the question mark: %s', async (path, location) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([301, location])
  })

  test('a folder is its page, and what is not there is the page for unknown addresses', async () => {
    expect((await get('/teach/')).body.toString()).toContain('Teach')
    const missing = await get('/nothing')
    expect([missing.status, missing.body.toString()]).toEqual([404, '<h1>Missing</h1>'])
  })

  test.each(['/', '/_next/static/a1b2c3.js', '/nothing'])('%s comes with the headers of a host', async (path) => {
    const { headers } = await get(path)
    for (const [name, value] of Object.entries(headersOf(path))) expect(headers[name.toLowerCase()]).toBe(value)
  })

  test('text is packed for whoever takes it', async () => {
    const { headers, body } = await get('/_next/static/a1b2c3.js', 'gzip')
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(body).toString()).toBe(script)
  })
})

test('below a sub-folder of the host hashed files are known as well', async () => {
  const root = mkdtempSync(join(tmpdir(), 'below-'))
  symlinkSync(madeUpSite(), join(root, 'maths'))
  const server = await listening(root, '/maths')
  const { status, headers } = await ask(portOf(server), '/maths/_next/static/a1b2c3.js')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  await new Promise((done) => server.close(done))
})
