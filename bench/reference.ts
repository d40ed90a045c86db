// The least work that a server can do for the same answers: node:http, node-postgres, and one prepared
// statement per request that checks the session and builds the JSON. It has no framework, log, limits,
// compression, validation or security headers.
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });

const viewer = `with viewer as materialized (
  select u.id, u.email, u.email_verified, s.updated_at as used_at, to_json(p) as profile
  from session s join "user" u on u.id = s.user_id join profiles p on p.id = u.id
  where s.token = $1 and s.expires_at > now() and (p.subscription_status = 'active'
    or (p.subscription_status = 'trialing' and p.trial_expires_at > now())))`;

const statements = {
  session: `${viewer} select to_json(viewer)::text as body from viewer`,
  list: `${viewer} select (select coalesce(json_agg(t), '[]') from (
    select c.* from campaigns c where c.user_id = viewer.id order by c.created_at desc) t)::text as body from viewer`,
  detail: `${viewer} select (select json_build_object('campaign', c, 'assets', (
      select coalesce(json_agg(a order by a.created_at), '[]') from campaign_assets a
      where a.user_id = c.user_id and a.campaign_id = c.id))
    from campaigns c where c.id = $2 and c.user_id = viewer.id)::text as body from viewer`,
  insert: `${viewer}, kept as (
    insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count, byte_count)
    select c.id, c.user_id, $3, $4::jsonb, $5, $6 from campaigns c join viewer on viewer.id = c.user_id where c.id = $2
    returning id)
    select json_build_object('id', (select id from kept))::text as body from viewer`,
};

async function query(name: keyof typeof statements, values: unknown[]): Promise<string | null> {
  const { rows } = await pool.query<{ body: string | null }>({ name, text: statements[name], values });
  return rows[0]?.body ?? null;
}

async function answer(request: IncomingMessage): Promise<string | null> {
  const { url = '', headers, method } = request;
  const token = /faisca\.session_token=([^.;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  if (url === '/api/session') return query('session', [token]);
  if (url === '/api/campaigns') return query('list', [token]);
  const id = url.split('/')[3];
  if (method === 'GET') return query('detail', [token, id]);
  const { assetType, content } = (await readJson(request)) as { assetType: string; content: string[] };
  const json = JSON.stringify(content);
  return query('insert', [token, id, assetType, json, content.length, Buffer.byteLength(json)]);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end();
    return;
  }
  answer(request).then(
    (body) => {
      const text = body ?? '{"code":"unauthenticated"}';
      response.writeHead(body === null ? 401 : 200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
