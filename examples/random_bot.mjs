// A bot at the tables of a Safehouse server, for Node 20 without any package: it takes every challenge, plays at random.
// SAFEHOUSE_URL=http://127.0.0.1:8000 node examples/random_bot.mjs

const url = process.env.SAFEHOUSE_URL ?? 'http://127.0.0.1:8000';
const headers = { 'Content-Type': 'application/json' };

async function call(path, body) {
  const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

const token = process.env.SAFEHOUSE_TOKEN ?? (await call('/api/guest', { name: 'Dice', bot: true })).token;
headers.Authorization = `Bearer ${token}`;
await call('/api/me/accepts', { who: 'anyone' });
const events = await fetch(`${url}/api/me/events`, { headers });
let text = '';
for await (const part of events.body.pipeThrough(new TextDecoderStream())) {
  const lines = (text + part).split('\n');
  text = lines.pop();
  for (const line of lines.filter((line) => line.startsWith('data: '))) {
    const { id, seat, decision } = JSON.parse(line.slice(6));
    if (!decision) continue; // not our turn
    const table = await call(`/api/matches/${id}?seat=${seat}`);
    const action = table.legal[Math.floor(Math.random() * table.legal.length)].id;
    await call(`/api/matches/${id}/actions`, { decision: table.decision, action });
  }
}
