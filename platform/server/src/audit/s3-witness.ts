import { createHash } from 'node:crypto'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3'
import { openBucket } from '../files/s3-bucket.ts'
import type { HeadLine } from './head-line.ts'
import type { Witness } from './witness-port.ts'

const root = 'audit-heads/'
const day = 24 * 60 * 60 * 1000
/** Maximum number of lines fetched to find one that lists every chain; every sixtieth line does. */
const mostLines = 130

const keyOf = (node: string, line: number) => `${root}${node}/${String(line).padStart(12, '0')}.json`

/** Stores each line as an object in a bucket with object lock, where not even the bucket's owner can change it before it expires. */
export function s3Witness(address: string, keepDays: number): Witness {
  const { client, bucket } = openBucket(address)

  const nodes = async (): Promise<string[]> => {
    const { CommonPrefixes = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: root, Delimiter: '/' }),
    )
    return CommonPrefixes.flatMap(({ Prefix = '' }) => Prefix.slice(root.length, -1))
  }
  /** The newest keys of a node: some before `known`, and all after it. */
  const newestKeys = async (node: string, known: number): Promise<string[]> => {
    let keys: string[] = []
    let after = keyOf(node, Math.max(known - mostLines, 0))
    for (;;) {
      const { Contents = [], IsTruncated } = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${root}${node}/`, StartAfter: after }),
      )
      keys = [...keys, ...Contents.flatMap(({ Key }) => Key ?? [])].slice(-mostLines)
      after = keys.at(-1) ?? after
      if (IsTruncated !== true) return keys
    }
  }
  const read = async (key: string): Promise<string> => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
    return (await Body?.transformToString()) ?? ''
  }

  return {
    name: new URL(address).host,
    async put(node, line, text) {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(node, line),
          Body: text,
          ContentType: 'application/json',
          // stores refuse a lock without it
          ContentMD5: createHash('md5').update(text).digest('base64'),
          ObjectLockMode: 'COMPLIANCE',
          ObjectLockRetainUntilDate: new Date(Date.now() + keepDays * day),
        }),
      )
    },
    async newest(known) {
      const readings = []
      for (const node of await nodes()) {
        const texts: string[] = []
        for (const key of (await newestKeys(node, known.get(node) ?? 0)).toReversed()) {
          const text = await read(key)
          texts.unshift(text)
          if (isFull(text)) break
        }
        readings.push({ node, texts })
      }
      return readings
    },
  }
}

function isFull(text: string): boolean {
  try {
    return (JSON.parse(text) as Partial<HeadLine>).full === true
  } catch {
    return false
  }
}
