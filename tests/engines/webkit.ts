import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { webdriverSession } from './webdriver'
import type { Engine } from './engine'

/** WebKitGTK by its driver, on a screen that no one sees. */
export async function webkit(driver: string, screen: string): Promise<Engine> {
  const { display, server } = await startScreen(screen)
  const port = await freePort()
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    // The driver's browser is in the same group: both end together.
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const stop = () => {
    if (process_.pid !== undefined) process.kill(-process_.pid)
    server.kill()
  }
  try {
    await answers(`http://127.0.0.1:${port}/status`)
    return await webdriverSession(`http://127.0.0.1:${port}`, stop)
  } catch (error) {
    stop()
    throw error
  }
}

/** Xvfb takes a free number itself and says it. */
async function startScreen(program: string): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = server.stdio[3]
  if (!said || !('read' in said)) throw new Error('Xvfb has no pipe to say its number')
  const [number] = await once(createInterface(said), 'line')
  return { display: `:${String(number)}`, server }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Waits until a server answers. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`no driver answers at ${address}`)
}
