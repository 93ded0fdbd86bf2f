import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
/** One below the best, which takes twice as long for 2 % less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
/** Pages are left out: the server writes into them. */
const packable = /\.(?:js|css|svg|json)$/

/** Writes the text files of the build a second time, compressed with Brotli, which takes too long for a starting server. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    enforce: 'post',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((file) => packable.test(file) && !file.startsWith('.'))
      await Promise.all(
        files.map(async (file) =>
          writeFile(join(dir, `${file}.br`), await compress(await readFile(join(dir, file)), { params })),
        ),
      )
    },
  }
}
