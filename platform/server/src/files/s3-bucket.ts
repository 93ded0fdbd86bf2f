import { S3Client } from '@aws-sdk/client-s3'

/** Most stores know one region only, under this name. */
const usualRegion = 'us-east-1'

/**
 * A bucket and the client that reaches it.
 * @param address https://KEY:SECRET@host/bucket, parts percent-encoded; ?region= where the store has several
 */
export function openBucket(address: string): { readonly client: S3Client; readonly bucket: string } {
  const url = new URL(address)
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? usualRegion,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // The hash in the signature guards the content; further checksums are not known to every store.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  })
  return { client, bucket: decodeURIComponent(url.pathname.split('/')[1] as string) }
}
