import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import compression from 'compression'
import handler from 'serve-handler'
import { headersOf } from './headers'

/** Serves a folder as a CDN would: compressed, "/teach/" for its index.html, 404.html where there is nothing, and with the headers of `headersOf`. Does not listen yet. */
export function siteServer(folder: string, basePath: string): Server {
  const compress = compression()
  return createServer((request, response) => {
    const path = pathOf(request)
    if (path === undefined) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This is no address of a file.')
      return
    }
    for (const [name, value] of Object.entries(headersOf(path.slice(basePath.length)))) response.setHeader(name, value)
    compress(request, response, () => {
      keepQuery(request, response)
      void handler(request, response, { public: folder, directoryListing: false, symlinks: true })
    })
  })
}

/** undefined for what names no file: a percent sign without its two digits, a zero byte. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    return path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}

/** A redirect to the address with its slash, or without ".html", keeps what follows the question mark. */
function keepQuery({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  const at = url.indexOf('?')
  if (at < 0) return
  const write = response.writeHead.bind(response)
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (typeof headers === 'object' && headers !== null && 'Location' in headers)
      return write(status, { ...headers, Location: `${String(headers.Location)}${url.slice(at)}` })
    return Reflect.apply(write, response, [status, ...rest])
  }
}
