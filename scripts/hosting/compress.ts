import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What is text; pictures and fonts are packed already. */
const packable = /\.(?:html|js|css|json|txt|xml|svg|webmanifest)$/

/** Writes a brotli and a gzip copy beside each file of text in a folder, as hosts want them that send what lies there. Gives their number. */
export function compressFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => packable.test(path))
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
  for (const file of files) {
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    )
  }
  return files.length
}
