import { Client } from 'pg'

/** 'busy': it is starting or stopping. 'silent': nobody listens. */
export async function ping(url: string): Promise<'ready' | 'busy' | 'silent'> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.query('SELECT 1')
    return 'ready'
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
