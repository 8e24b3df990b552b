/** Packs the built site for hosts that send files as they lie there, such as nginx with hosting/nginx.conf: a .br and a .gz beside each text. */
import { existsSync } from 'node:fs'
import { compressFolder } from './hosting/compress'

if (!existsSync('out/index.html')) {
  console.error('There is no built site in out/. Run "npm run build" first.')
  process.exit(1)
}
console.log(`${compressFolder('out')} files packed with brotli and gzip`)
