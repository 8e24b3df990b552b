import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import decodeQR from 'qr/decode.js'

/** The reader gives up after the time of a camera's frame unless it is told to take longer, in milliseconds. */
const patient = { timeLimit: 3000 }

/** What a phone reads in a QR code of the page, drawn eight pixels a square. */
export async function qrText(code: Locator): Promise<string> {
  const svg = await code.evaluate((one) => new XMLSerializer().serializeToString(one))
  const { width, height, pixels } = new Resvg(svg, { fitTo: { mode: 'zoom', value: 8 } }).render()
  return decodeQR({ width, height, data: pixels }, patient)
}

/** What it reads on a printed page: the PDF's page as a photograph of 150 dots an inch. */
export function qrTextOfPage(pdf: string, page: number): string {
  const picture = `${pdf}-${page}`
  execFileSync('pdftoppm', ['-r', '150', '-f', `${page}`, '-l', `${page}`, '-singlefile', pdf, picture])
  const file = readFileSync(`${picture}.ppm`)
  const [head = '', w = '', h = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? []
  return decodeQR({ width: Number(w), height: Number(h), data: file.subarray(head.length) }, patient)
}
