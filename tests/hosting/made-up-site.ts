import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const script = 'const words = "' + 'The square of a rational number is rational. '.repeat(100) + '"'

/** A site with one file of each sort. */
export function madeUpSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'made-up-site-'))
  mkdirSync(join(folder, '_next/static'), { recursive: true })
  mkdirSync(join(folder, 'teach'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  write('index.html', '<h1>Start</h1>')
  write('404.html', '<h1>Missing</h1>')
  write('accepted-answers.html', '<h1>Answers</h1>')
  write('teach/index.html', '<h1>Teach</h1>')
  write('manifest.webmanifest', '{}')
  write('_headers', '/*')
  write('_next/static/a1b2c3.js', script)
  return folder
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: Buffer
}

/** Asks for an address as it stands: nothing is made tidy, no redirect is followed, nothing is unpacked. */
export const ask = (port: number, path: string, accept = 'identity'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': accept } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
