import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, madeUpSite, script } from './made-up-site'
import { compressFolder } from '@/scripts/hosting/compress'
import { headersOf } from '@/scripts/hosting/headers'
import { findOrInstallNginx, startNginx } from '@/scripts/hosting/nginx'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })

describe("hosting/nginx.conf in Debian's nginx", () => {
  let port = 0
  let nginx: ChildProcess
  const said: string[] = []
  beforeAll(async () => {
    findOrInstallNginx()
    const site = madeUpSite()
    expect(compressFolder(site)).toBe(6)
    port = await freePort()
    nginx = startNginx(site, mkdtempSync(join(tmpdir(), 'nginx-')), port)
    nginx.stderr?.on('data', (text) => said.push(String(text)))
    await upOrSaysWhy()
  }, 300_000)
  afterAll(() => nginx.kill())

  async function upOrSaysWhy(): Promise<void> {
    for (let left = 200; left > 0; left -= 1) {
      if (nginx.exitCode !== null) throw new Error(`nginx did not start: ${said.join('')}`)
      if (await ask(port, '/').catch(() => undefined)) return
      await new Promise((done) => setTimeout(done, 100))
    }
    throw new Error(`nginx does not answer: ${said.join('')}`)
  }

  test('it sends what was packed beforehand: brotli, gzip, or neither', async () => {
    const of = (accept: string) => ask(port, '/_next/static/a1b2c3.js', accept)
    const [brotli, gzip, plain] = [await of('gzip, br'), await of('gzip'), await of('identity')]
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    expect(gunzipSync(gzip.body).toString()).toBe(script)
    expect(plain.body.toString()).toBe(script)
    expect(brotli.headers['vary']).toMatch(/accept-encoding/i)
    expect(brotli.headers['content-type']).toMatch(/javascript/)
  })

  test.each(['/', '/_next/static/a1b2c3.js', '/teach/', '/nothing'])('%s comes with every header', async (path) => {
    const { headers } = await ask(port, path)
    for (const [name, value] of Object.entries(headersOf(path))) expect(headers[name.toLowerCase()]).toBe(value)
  })

  test('the manifest has its type', async () => {
    expect((await ask(port, '/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/)
  })

  test('a folder without its slash leads to it and keeps the query; a page has its name with and without .html', async () => {
    const { status, headers } = await ask(port, '/teach?set=abc')
    expect([status, headers.location]).toEqual([301, '/teach/?set=abc'])
    expect((await ask(port, '/teach/')).body.toString()).toContain('Teach')
    for (const path of ['/accepted-answers', '/accepted-answers.html'])
      expect((await ask(port, path)).body.toString()).toContain('Answers')
  })

  test.each([
    ['/%00', 400],
    ['/nothing', 404],
    ['/_headers', 404],
    ['/.git/config', 404],
    ['/_next/static/a1b2c3.js.br', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await ask(port, path)).status).toBe(status)
  })
})
