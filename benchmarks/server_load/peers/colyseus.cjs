// Colyseus in memory: the same small game, each client with a view of its own, a patch sent after every move.
const http = require("http");
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { Schema, ArraySchema, StateView, defineTypes, view } = require("@colyseus/schema");

const KINDS = ["detective", "diplomat", "assassin", "journalist", "scientist", "politician"];

class Secret extends Schema {}
defineTypes(Secret, { token: "string", seen: ["string"] });

class Seat extends Schema {}
defineTypes(Seat, { display: ["string"], secret: Secret });
view()(Seat.prototype, "secret");

class Table extends Schema {}
defineTypes(Table, { turn: "number", shown: ["string"], seats: [Seat] });

class Pass extends Room {
  onCreate() {
    this.maxClients = 6;
    this.autoDispose = false;
    this.patchRate = null;
    const table = new Table();
    table.turn = 0;
    table.shown = new ArraySchema(KINDS[0], KINDS[1]);
    table.seats = new ArraySchema();
    for (let seat = 0; seat < 6; seat++) {
      const one = new Seat();
      one.display = new ArraySchema();
      one.secret = new Secret();
      one.secret.token = KINDS[seat];
      one.secret.seen = new ArraySchema();
      table.seats.push(one);
    }
    this.state = table;
    this.onMessage("again", () => {
      this.state.turn = 0;
      this.state.seats.forEach((one, seat) => {
        one.display.clear();
        one.secret.token = KINDS[seat];
        one.secret.seen.clear();
      });
      this.broadcastPatch();
    });
    this.onMessage("pass", (client, { to, card }) => {
      const seats = this.state.seats;
      if (client.userData !== this.state.turn % 6) return;
      const own = seats[client.userData].secret;
      const other = seats[to].secret;
      const face = own.token;
      own.token = other.token;
      other.token = face;
      seats[to].display.push(this.state.shown[card]);
      if (seats[to].display.length > 5) seats[to].display.splice(0, 5);
      own.seen.push(`${to}:${face}`);
      if (own.seen.length > 4) own.seen.shift();
      this.state.turn++;
      this.state.shown[0] = KINDS[(this.state.turn + to) % 6];
      this.state.shown[1] = KINDS[(this.state.turn + to + 1) % 6];
      this.broadcastPatch();
    });
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
