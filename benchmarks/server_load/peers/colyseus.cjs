// Colyseus in memory: the same game as in boardgame.cjs, each client with a view of its own, a patch after every move.
const http = require("http");
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Schema, ArraySchema, StateView, defineTypes, view } = require("@colyseus/schema");

const KINDS = ["detective", "diplomat", "assassin", "journalist", "scientist", "politician", "psychiatrist", "double-agent"];

const shuffled = (cards) => cards.map((card) => [Math.random(), card]).sort().map(([, card]) => card);

class Secret extends Schema {}
defineTypes(Secret, { token: "string", seen: ["string"] });

class Seat extends Schema {}
defineTypes(Seat, { display: ["string"], secret: Secret });
view()(Seat.prototype, "secret");

class Table extends Schema {}
defineTypes(Table, { turn: "number", left: "number", shown: ["string"], seats: [Seat] });

class Pass extends Room {
  onCreate() {
    this.maxClients = 6;
    this.autoDispose = false;
    this.patchRate = null;
    const table = new Table();
    table.seats = new ArraySchema();
    for (let seat = 0; seat < 6; seat++) {
      const one = new Seat();
      one.display = new ArraySchema();
      one.secret = new Secret();
      one.secret.seen = new ArraySchema();
      table.seats.push(one);
    }
    this.state = table;
    this.lay();
    this.onMessage("again", () => {
      this.lay();
      this.broadcastPatch();
    });
    this.onMessage("pass", (client, { to, card }) => {
      const { seats, shown, turn } = this.state;
      if (client.userData !== turn % 6) return;
      const own = seats[client.userData].secret;
      const other = seats[to].secret;
      const face = own.token;
      own.token = other.token;
      other.token = face;
      seats[to].display.push(shown[card]);
      own.seen.push(`${turn} ${to} ${face}`);
      this.deck.push(shown[1 - card]);
      this.draw();
      this.state.turn++;
      this.broadcastPatch();
    });
  }

  lay() {
    this.deck = shuffled(Array.from({ length: 48 }, (_, place) => KINDS[place % KINDS.length]));
    const tokens = shuffled(KINDS.slice(0, 6));
    this.state.turn = 0;
    this.state.seats.forEach((one, seat) => {
      one.display.clear();
      one.secret.token = tokens[seat];
      one.secret.seen.clear();
    });
    this.state.shown = new ArraySchema("", "");
    this.draw();
  }

  draw() {
    [this.state.shown[0], this.state.shown[1]] = this.deck.splice(0, 2);
    this.state.left = this.deck.length;
  }

  onJoin(client, { seat }) {
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.state.seats[seat].secret);
  }
}

const server = http.createServer();
const game = new Server({ transport: new WebSocketTransport({ server, pingInterval: 0 }), greet: false });
game.define("pass", Pass);
game.listen(Number(process.argv[2]));
