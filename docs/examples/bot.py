"""A bot for risk-napoleon: python3 bot.py. It reads a JSON object a line, and answers each question with one."""
import json
import sys


def say(what):
    print(json.dumps(what), flush=True)


def odds(attackers, defenders):
    say({"odds": {"attackers": attackers, "defenders": defenders}})
    return json.loads(sys.stdin.readline())["odds"]["win"]


def choose(view, decision, at):
    kind = decision["kind"]
    if kind == "claim":
        return {"type": "claim", "territory": decision["free"][0]}
    if kind == "place":
        most = max(decision["on"], key=lambda t: view["armies"][at[t]])
        return {"type": "place", "territory": most, "count": min(decision["most"], decision["pool"])}
    if kind == "trade":
        for cards in decision["sets"]:
            return {"type": "trade", "cards": cards["cards"], "bonusOn": (cards["bonusOn"] or [None])[0]}
        return {"type": "endTrade"}
    if kind == "attack":
        for o in decision["options"]:
            if odds(view["armies"][at[o["from"]]], view["armies"][at[o["to"]]]) > 0.7:
                return {"type": "attack", "from": o["from"], "to": o["to"], "dice": o["max"]}
        return {"type": "endAttack"}
    if kind == "defend":
        return {"type": "defend", "dice": decision["max"]}
    return {"type": "moveIn", "count": decision["max"]} if kind == "moveIn" else {"type": "skipFortify"}


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        at = {t["id"]: i for i, t in enumerate(message["hello"]["board"]["territories"])}
    elif "question" in message:
        say({"question": message["question"], "answer": choose(message["view"], message["decision"], at)})
