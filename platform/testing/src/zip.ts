import { crc32, deflateRawSync } from 'node:zlib'

export interface Packed {
  readonly name: string
  readonly content: Uint8Array | string
  /** The unpacked size that the archive declares, if it is to be false. */
  readonly declared?: number
  readonly encrypted?: boolean
}

/** A zip as any packer writes it. */
export function zipOf(...files: readonly Packed[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const file of files) {
    const content = Buffer.from(file.content as string)
    const packed = deflateRawSync(content)
    const name = Buffer.from(file.name)
    const fixed = Buffer.alloc(26)
    fixed.writeUInt16LE(20, 0)
    fixed.writeUInt16LE(file.encrypted === true ? 1 : 0, 2)
    fixed.writeUInt16LE(8, 4)
    fixed.writeUInt32LE(crc32(content), 10)
    fixed.writeUInt32LE(packed.length, 14)
    fixed.writeUInt32LE(file.declared ?? content.length, 18)
    fixed.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), fixed, name, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), fixed, place, name)
    offset += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}

/** A Word document without anything in it but text. */
export const docxOf = (...more: readonly Packed[]) =>
  zipOf(
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'word/document.xml', content: '<w:document>合同</w:document>'.repeat(200) },
    ...more,
  )

/** A compound file with a storage of that name. */
export function oleOf(storage: string): Buffer {
  const file = Buffer.alloc(2048)
  file.write('d0cf11e0a1b11ae1', 0, 'hex')
  file.write(storage, 1024 + 128, 'utf16le')
  file.writeUInt16LE((storage.length + 1) * 2, 1024 + 128 + 64)
  file[1024 + 128 + 66] = 1
  return file
}
