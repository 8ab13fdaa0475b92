"""The public pages of the site, for tests that hold for each of them."""

PAGES = [
    "/",
    "/condition",
    "/condition/gallstones",
    "/condition/piles",
    "/delhi-ncr/doctors/general-surgery",
    "/delhi-ncr/doctors/general-surgery?fee=mid&language=hindi",
    "/doctor/dr-kavita-raghunathan",
    "/about-us",
    "/privacy",
]
OWN_PAGES = ["/thankyou", "/request", "/search?q=piles", "/search?q=chest+pain", "/no-such-page"]
