import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FileTrouble } from './file-troubles'
import { contentTypes } from '../../scripts/content-types'

/** What the network does with a request. */
export type Weather =
  | 'fair'
  /** Every connection is cut. */
  | 'cut'
  /** A captive portal: 200, and a page of its own, to everything. */
  | 'portal'
  /** Takes the request and never answers. */
  | 'silent'

/** A built site behind a network that a test can break at any moment, and where one release can take another's place. */
export class FlakySite {
  weather: Weather = 'fair'
  /** Bytes of files sent since the start. */
  sent = 0
  /** Cuts the network once so many bytes were sent; the request under way is cut in its middle. */
  cutAt = Infinity
  /** Files that it has not. */
  loses: RegExp | undefined
  /** Files that come wrong, and how. */
  spoils: { readonly files: RegExp; readonly how: FileTrouble } | undefined
  /** How often one of these was asked for. */
  spoilt = 0
  readonly asked: string[] = []
  private readonly waiting = new Set<ServerResponse>()
  private readonly packed = new Map<string, Buffer>()
  private readonly server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)
    this.asked.push(path)
    if (this.weather === 'cut') return void response.socket?.destroy()
    if (this.weather === 'silent') return void this.waiting.add(response)
    if (this.weather === 'portal')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Please sign in to the network</h1>')
    return this.answer(path, response)
  })

  constructor(public folder: string) {}

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    const address = this.server.address()
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`
  }

  /** Ends what was begun and would never end, as a server does that is started anew. */
  async letGo(): Promise<void> {
    for (const response of this.waiting) response.destroy()
    this.waiting.clear()
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((done) => this.server.close(done))
  }

  private answer(path: string, response: ServerResponse): void {
    const file = resolve(join(this.folder, path.endsWith('/') ? `${path}index.html` : path))
    if (this.loses?.test(path) || !existsSync(file) || !statSync(file).isFile())
      return void response.writeHead(404).end('Not found')
    if (this.spoils?.files.test(path)) return this.spoil(file, this.spoils.how, response)
    const body = this.pack(file)
    this.sent += body.length
    response.writeHead(200, {
      'Content-Type': contentTypes[extname(file)] ?? 'text/plain',
      'Content-Encoding': 'gzip',
      'Cache-Control': path.includes('/_next/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    if (this.sent < this.cutAt) return void response.end(body)
    this.weather = 'cut'
    response.write(body.subarray(0, body.length / 2))
    setTimeout(() => this.server.closeAllConnections(), 20)
  }

  private spoil(file: string, how: FileTrouble, response: ServerResponse): void {
    this.spoilt++
    const type = contentTypes[extname(file)] ?? 'text/plain'
    const body = readFileSync(file)
    const half = body.subarray(0, body.length / 2)
    const page = '<!doctype html><title>The host</title><h1>Something is not here</h1>'
    switch (how) {
      case 'is missing':
        return void response.writeHead(404, { 'Content-Type': 'text/html' }).end(page)
      case 'is empty':
        return void response.writeHead(200, { 'Content-Type': type }).end()
      case 'is a page of the host':
        return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
      case 'is cut off half-way':
        response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).write(half)
        return void setTimeout(() => response.destroy(), 20)
      case 'ends half-way without a word':
        return void response.writeHead(200, { 'Content-Type': type }).end(half)
      case 'is said to be of another type':
        return void response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(body)
      case 'fails with status 500':
        return void response.writeHead(500, { 'Content-Type': 'text/html' }).end(page)
      case 'begins and never ends':
        this.waiting.add(response)
        return void response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).write(half)
      default:
        return how satisfies never
    }
  }

  private pack(file: string): Buffer {
    const known = this.packed.get(file)
    if (known) return known
    const packed = gzipSync(readFileSync(file))
    this.packed.set(file, packed)
    return packed
  }
}
