import { createServer, type ServerResponse } from 'node:http'
import type { DeskNews } from '../../components/desk/news'

/** Tells the open pages what the check says; `tell` reaches those that listen and those that come later. */
export interface Newsroom {
  readonly port: number
  readonly tell: (news: DeskNews) => void
}

/** A server for this machine alone, of one address: a stream of events. */
export function newsroom(): Promise<Newsroom> {
  const listening = new Set<ServerResponse>()
  let latest: DeskNews = { errors: [] }
  const written = (news: DeskNews) => `data: ${JSON.stringify(news)}\n\n`
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    response.write(written({ errors: latest.errors }))
    listening.add(response)
    response.on('close', () => listening.delete(response))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        tell: (news) => {
          latest = news
          for (const response of listening) response.write(written(news))
        },
      })
    })
  })
}
