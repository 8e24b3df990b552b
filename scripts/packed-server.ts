import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentTypes } from './content-types'

/** The file of a built site that an address names. */
export function fileOf(folder: string, path: string): string {
  return join(folder, normalize(path.endsWith('/') ? `${path}index.html` : decodeURIComponent(path)))
}

/** Serves a built site on a free port, each file packed once, so that what is measured is the site and not the server. @throws when it is not built. */
export async function servePacked(folder: string): Promise<{ server: Server; address: string }> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`)
  const packed = new Map<string, Buffer>()
  const bytesOf = (file: string) => {
    const bytes = packed.get(file) ?? gzipSync(readFileSync(file))
    packed.set(file, bytes)
    return bytes
  }
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!existsSync(file)) return response.writeHead(404).end()
    const bytes = bytesOf(file)
    return response
      .writeHead(200, {
        'Content-Type': contentTypes[extname(file)] ?? 'text/plain',
        'Content-Encoding': 'gzip',
        'Content-Length': bytes.length,
        'Cache-Control': file.includes('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return { server, address: `http://127.0.0.1:${port}/` }
}
