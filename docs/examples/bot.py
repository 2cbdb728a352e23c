"""A bot for risk-napoleon: python3 bot.py. It reads a JSON object a line, and answers each question with one."""
import json
import sys


def say(what):
    print(json.dumps(what), flush=True)


def odds(attackers, defenders):
    say({"odds": {"attackers": attackers, "defenders": defenders}})
    return json.loads(sys.stdin.readline())["odds"]["win"]


def with_most(offer):
    """The answer that takes an offer with the largest numbers: bounds are lists of two numbers."""
    is_bounds = lambda v: isinstance(v, list) and isinstance(v[0], int)
    return {field: v[1] if is_bounds(v) else v for field, v in offer.items()}


def choose(view, decision, at):
    kind, offers = decision["kind"], decision["offers"]
    if kind == "place":
        offers = sorted(offers, key=lambda o: -view["armies"][at[o["territory"]]])
    if kind == "attack":
        good = lambda o: odds(view["armies"][at[o["from"]]], view["armies"][at[o["to"]]]) > 0.7
        offers = [o for o in offers if o["type"] == "attack" and good(o)] + offers[-1:]
    if kind == "fortify":
        offers = offers[-1:]
    return with_most(offers[0])


for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        at = {t["id"]: i for i, t in enumerate(message["hello"]["board"]["territories"])}
    elif "question" in message:
        say({"question": message["question"], "answer": choose(message["view"], message["decision"], at)})
