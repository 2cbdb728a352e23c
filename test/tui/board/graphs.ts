// The two boards as the rules know them, written short: code, id and region by territory, then the joins.
import type { BoardGraph } from '../../../src/tui/board/index.js';

const readGraph = (territories: string, joins: string): BoardGraph => {
  const list = territories
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [code = '', id = '', region = ''] = entry.split(':');
      return { code, id, region: Number(region) };
    });
  const at = (code: string): number => list.findIndex((each) => each.code === code);
  const edges = joins
    .trim()
    .split(/\s+/)
    .map((join) => [at(join.slice(0, 3)), at(join.slice(4, 7))] as const);
  return { territories: list, edges };
};

export const worldGraph: BoardGraph = readGraph(
  `
  ALA:alaska:0 NWT:northwest-territory:0 GRE:greenland:0 ALB:alberta:0 ONT:ontario:0 QUE:quebec:0
  WUS:western-united-states:0 EUS:eastern-united-states:0 CAM:central-america:0 VEN:venezuela:1 PER:peru:1
  BRA:brazil:1 ARG:argentina:1 ICE:iceland:2 SCA:scandinavia:2 GBR:great-britain:2 NEU:northern-europe:2
  WEU:western-europe:2 SEU:southern-europe:2 UKR:ukraine:2 NAF:north-africa:3 EGY:egypt:3 EAF:east-africa:3
  CON:congo:3 SAF:south-africa:3 MAD:madagascar:3 URA:ural:4 SIB:siberia:4 YAK:yakutsk:4 IRK:irkutsk:4
  KAM:kamchatka:4 MON:mongolia:4 JAP:japan:4 AFG:afghanistan:4 CHI:china:4 MEA:middle-east:4 IND:india:4 SIA:siam:4
  INO:indonesia:5 NGU:new-guinea:5 WAU:western-australia:5 EAU:eastern-australia:5
`,
  `
  ALA-NWT ALA-ALB NWT-ALB NWT-ONT ALB-ONT ALB-WUS ONT-QUE ONT-WUS ONT-EUS QUE-EUS WUS-EUS WUS-CAM EUS-CAM CAM-VEN
  VEN-PER VEN-BRA PER-BRA PER-ARG BRA-ARG SCA-UKR NEU-WEU NEU-SEU NEU-UKR WEU-SEU SEU-UKR UKR-URA UKR-AFG UKR-MEA
  NAF-EGY NAF-EAF NAF-CON EGY-EAF EGY-MEA EAF-CON EAF-SAF CON-SAF MEA-AFG MEA-IND AFG-URA AFG-CHI AFG-IND URA-SIB
  URA-CHI SIB-YAK SIB-IRK SIB-MON SIB-CHI YAK-KAM YAK-IRK IRK-KAM IRK-MON MON-KAM MON-CHI CHI-IND CHI-SIA IND-SIA
  WAU-EAU ALA-KAM NWT-GRE GRE-ONT GRE-QUE GRE-ICE BRA-NAF ICE-GBR ICE-SCA GBR-SCA GBR-NEU GBR-WEU SCA-NEU WEU-NAF
  SEU-NAF SEU-EGY SEU-MEA EAF-MAD EAF-MEA SAF-MAD MON-JAP KAM-JAP SIA-INO INO-NGU INO-WAU NGU-WAU NGU-EAU
`,
);

export const europeGraph: BoardGraph = readGraph(
  `
  IDF:ile-de-france:0 BRE:brittany:0 AQU:aquitaine:0 PRO:provence:0 BUR:burgundy:0 ENG:england:1 SCO:scotland:1
  IRE:ireland:1 POR:portugal:2 CAS:castile:2 ARA:aragon:2 AND:andalusia:2 DEN:denmark:3 NOR:norway:3 SWE:sweden:3
  FIN:finland:3 HOL:holland:4 WES:westphalia:4 SAX:saxony:4 BAV:bavaria:4 BRA:brandenburg:5 SIL:silesia:5
  WAR:warsaw:5 EPR:east-prussia:5 AUS:austria:6 BOH:bohemia:6 HUN:hungary:6 GAL:galicia:6 ILL:illyria:6
  PIE:piedmont:7 LOM:lombardy:7 ROM:rome:7 NAP:naples:7 STP:saint-petersburg:8 LIT:lithuania:8 MOS:moscow:8
  UKR:ukraine:8 NRU:new-russia:8 WAL:wallachia:9 SER:serbia:9 RUM:rumelia:9 GRE:greece:9 ANA:anatolia:9 SYR:syria:9
  MOR:morocco:10 ALG:algiers:10 TUN:tunis:10 EGY:egypt:10
`,
  `
  IDF-BRE IDF-AQU IDF-BUR IDF-HOL BRE-AQU AQU-BUR AQU-PRO AQU-ARA AQU-CAS PRO-ARA PRO-BUR PRO-PIE BUR-HOL BUR-WES
  BUR-BAV BUR-PIE ENG-SCO POR-CAS POR-AND CAS-ARA CAS-AND ARA-AND DEN-WES NOR-SWE SWE-FIN FIN-STP HOL-WES WES-SAX
  WES-BAV WES-BRA SAX-BAV SAX-BRA SAX-SIL SAX-BOH BAV-BOH BAV-AUS BAV-LOM BAV-PIE BRA-SIL BRA-WAR BRA-EPR SIL-WAR
  SIL-BOH SIL-GAL WAR-EPR WAR-GAL WAR-LIT WAR-UKR EPR-LIT AUS-BOH AUS-HUN AUS-ILL AUS-LOM BOH-HUN BOH-GAL HUN-GAL
  HUN-ILL HUN-SER HUN-WAL GAL-UKR GAL-WAL ILL-LOM ILL-SER PIE-LOM PIE-ROM LOM-ROM ROM-NAP STP-LIT STP-MOS LIT-MOS
  LIT-UKR MOS-UKR MOS-NRU UKR-NRU UKR-WAL NRU-WAL NRU-ANA WAL-SER WAL-RUM SER-RUM SER-GRE RUM-GRE ANA-SYR SYR-EGY
  MOR-ALG ALG-TUN TUN-EGY ENG-IDF ENG-HOL ENG-IRE SCO-IRE SCO-NOR DEN-SWE AND-MOR NAP-TUN RUM-ANA GRE-ANA
`,
);
